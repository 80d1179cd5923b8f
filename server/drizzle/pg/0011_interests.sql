CREATE TABLE "career_bookmarks" (
	"profile_id" text NOT NULL,
	"career_id" text NOT NULL,
	"saved_at" bigint NOT NULL,
	CONSTRAINT "career_bookmarks_profile_id_career_id_pk" PRIMARY KEY("profile_id","career_id")
);
--> statement-breakpoint
CREATE TABLE "interest_surveys" (
	"profile_id" text PRIMARY KEY NOT NULL,
	"form" integer NOT NULL,
	"draft" jsonb,
	"answers" jsonb,
	"completed_at" bigint,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "interest_surveys_form" CHECK ("interest_surveys"."form" >= 1)
);
--> statement-breakpoint
ALTER TABLE "career_bookmarks" ADD CONSTRAINT "career_bookmarks_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_bookmarks" ADD CONSTRAINT "career_bookmarks_career_id_careers_id_fk" FOREIGN KEY ("career_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest_surveys" ADD CONSTRAINT "interest_surveys_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;