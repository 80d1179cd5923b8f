CREATE TABLE "seeded_content" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"ids" jsonb NOT NULL,
	"seeded_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "careers" ADD COLUMN "other_titles" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "careers" ADD COLUMN "interest_realistic" double precision;--> statement-breakpoint
ALTER TABLE "careers" ADD COLUMN "interest_investigative" double precision;--> statement-breakpoint
ALTER TABLE "careers" ADD COLUMN "interest_artistic" double precision;--> statement-breakpoint
ALTER TABLE "careers" ADD COLUMN "interest_social" double precision;--> statement-breakpoint
ALTER TABLE "careers" ADD COLUMN "interest_enterprising" double precision;--> statement-breakpoint
ALTER TABLE "careers" ADD COLUMN "interest_conventional" double precision;--> statement-breakpoint
ALTER TABLE "careers" ADD COLUMN "withdrawn_at" bigint;--> statement-breakpoint
ALTER TABLE "question_sets" ADD COLUMN "withdrawn_at" bigint;--> statement-breakpoint
INSERT INTO "seeded_content" SELECT 'starter', '', coalesce(jsonb_agg("id"), '[]'::jsonb), 0 FROM (SELECT "id" FROM "careers" UNION ALL SELECT "id" FROM "pathkeys" UNION ALL SELECT "id" FROM "question_sets" WHERE "creator_id" IS NULL) AS "ours";