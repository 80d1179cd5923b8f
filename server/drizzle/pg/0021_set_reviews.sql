CREATE TABLE "set_reports" (
	"question_set_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" bigint NOT NULL,
	"closed_at" bigint,
	CONSTRAINT "set_reports_question_set_id_profile_id_pk" PRIMARY KEY("question_set_id","profile_id"),
	CONSTRAINT "set_reports_reason" CHECK ("set_reports"."reason" in ('hurtful', 'unsafe', 'personal', 'wrong', 'other'))
);
--> statement-breakpoint
ALTER TABLE "question_sets" ADD COLUMN "review" text;--> statement-breakpoint
ALTER TABLE "question_sets" ADD COLUMN "review_reason" text;--> statement-breakpoint
ALTER TABLE "set_reports" ADD CONSTRAINT "set_reports_question_set_id_question_sets_id_fk" FOREIGN KEY ("question_set_id") REFERENCES "public"."question_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_reports" ADD CONSTRAINT "set_reports_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "set_reports_profile" ON "set_reports" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "set_reports_closed" ON "set_reports" USING btree ("closed_at");