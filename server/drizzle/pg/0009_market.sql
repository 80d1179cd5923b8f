CREATE TABLE "pack_openings" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"purchase_id" text NOT NULL,
	"pack_id" text NOT NULL,
	"price" integer NOT NULL,
	"draws" jsonb NOT NULL,
	"milestones" jsonb NOT NULL,
	"opened_at" bigint NOT NULL,
	CONSTRAINT "pack_openings_once" UNIQUE("profile_id","purchase_id"),
	CONSTRAINT "pack_openings_price" CHECK ("pack_openings"."price" >= 1)
);
--> statement-breakpoint
ALTER TABLE "pathkeys" ADD COLUMN "given_to_earlier_at" bigint;--> statement-breakpoint
ALTER TABLE "pack_openings" ADD CONSTRAINT "pack_openings_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;