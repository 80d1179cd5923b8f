CREATE TABLE "question_figures" (
	"question_id" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"answers" integer NOT NULL,
	"shares" double precision NOT NULL,
	"upper_answers" integer NOT NULL,
	"upper_shares" double precision NOT NULL,
	"lower_answers" integer NOT NULL,
	"lower_shares" double precision NOT NULL,
	CONSTRAINT "question_figures_answers" CHECK ("question_figures"."answers" >= 1)
);
--> statement-breakpoint
ALTER TABLE "question_figures" ADD CONSTRAINT "question_figures_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;