CREATE TABLE "lti_choices" (
	"waiting_hash" text PRIMARY KEY NOT NULL,
	"launch_id" text NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"taken_at" bigint
);
--> statement-breakpoint
CREATE TABLE "lti_extra_times" (
	"context_id" text NOT NULL,
	"sub" text NOT NULL,
	"factor" double precision NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "lti_extra_times_context_id_sub_pk" PRIMARY KEY("context_id","sub")
);
--> statement-breakpoint
ALTER TABLE "game_players" ADD COLUMN "set_aside_at" bigint;--> statement-breakpoint
ALTER TABLE "lti_contexts" ADD COLUMN "groups_url" text;--> statement-breakpoint
ALTER TABLE "lti_games" ADD COLUMN "group_id" text;--> statement-breakpoint
ALTER TABLE "lti_games" ADD COLUMN "active_at" bigint;--> statement-breakpoint
ALTER TABLE "lti_launches" ADD COLUMN "looks_on" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lti_launches" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lti_launches" ADD COLUMN "groups" jsonb;--> statement-breakpoint
ALTER TABLE "lti_launches" ADD COLUMN "review_of" text;--> statement-breakpoint
ALTER TABLE "lti_launches" ADD COLUMN "waiting_hash" text;--> statement-breakpoint
ALTER TABLE "lti_links" ADD COLUMN "overrides" jsonb;--> statement-breakpoint
ALTER TABLE "lti_links" ADD COLUMN "made_line_item_url" text;--> statement-breakpoint
ALTER TABLE "lti_links" ADD COLUMN "column_maximum" double precision;--> statement-breakpoint
ALTER TABLE "lti_links" ADD COLUMN "column_count" integer;--> statement-breakpoint
ALTER TABLE "lti_logins" ADD COLUMN "waiting_hash" text;--> statement-breakpoint
ALTER TABLE "lti_scores" ADD COLUMN "comment" text;--> statement-breakpoint
ALTER TABLE "lti_scores" ADD COLUMN "set_aside_at" bigint;--> statement-breakpoint
ALTER TABLE "lti_scores" ADD COLUMN "result" jsonb;--> statement-breakpoint
ALTER TABLE "lti_choices" ADD CONSTRAINT "lti_choices_launch_id_lti_launches_id_fk" FOREIGN KEY ("launch_id") REFERENCES "public"."lti_launches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_extra_times" ADD CONSTRAINT "lti_extra_times_context_id_lti_contexts_id_fk" FOREIGN KEY ("context_id") REFERENCES "public"."lti_contexts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lti_choices_launch" ON "lti_choices" USING btree ("launch_id");--> statement-breakpoint
CREATE INDEX "lti_choices_expiry" ON "lti_choices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lti_launches_link" ON "lti_launches" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "lti_launches_waiting" ON "lti_launches" USING btree ("waiting_hash");