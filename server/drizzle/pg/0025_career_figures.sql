ALTER TABLE "careers" ADD COLUMN "is_median_top_coded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "careers" ADD COLUMN "annual_openings" integer;--> statement-breakpoint
ALTER TABLE "careers" ADD COLUMN "employment_2024" integer;--> statement-breakpoint
ALTER TABLE "careers" ADD COLUMN "employment_2034_projected" integer;--> statement-breakpoint
ALTER TABLE "careers" ADD COLUMN "routes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "careers" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "careers" ADD COLUMN "known" integer;