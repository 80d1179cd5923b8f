CREATE TABLE "mail_choices" (
	"profile_id" text PRIMARY KEY NOT NULL,
	"results" boolean NOT NULL,
	"invitations" boolean NOT NULL,
	"language" text NOT NULL,
	CONSTRAINT "mail_choices_language" CHECK ("mail_choices"."language" in ('en', 'es'))
);
--> statement-breakpoint
ALTER TABLE "auth_user" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "auth_user" ADD COLUMN "last_name" text;--> statement-breakpoint
ALTER TABLE "mail_choices" ADD CONSTRAINT "mail_choices_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;