CREATE TABLE "owned_cosmetics" (
	"profile_id" text NOT NULL,
	"cosmetic_id" text NOT NULL,
	"acquired_at" bigint NOT NULL,
	"is_worn" boolean NOT NULL,
	CONSTRAINT "owned_cosmetics_profile_id_cosmetic_id_pk" PRIMARY KEY("profile_id","cosmetic_id")
);
--> statement-breakpoint
ALTER TABLE "owned_cosmetics" ADD CONSTRAINT "owned_cosmetics_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;