ALTER TABLE "lti_contexts" ADD COLUMN "group_names" jsonb;--> statement-breakpoint
ALTER TABLE "lti_links" ADD COLUMN "read_back_at" bigint;--> statement-breakpoint
ALTER TABLE "lti_scores" ADD COLUMN "seen_score" double precision;--> statement-breakpoint
ALTER TABLE "lti_scores" ADD COLUMN "seen_at" bigint;--> statement-breakpoint
CREATE INDEX "lti_links_read_back" ON "lti_links" USING btree ("read_back_at");