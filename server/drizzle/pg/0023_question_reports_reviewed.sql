ALTER TABLE "question_reports" DROP CONSTRAINT "question_reports_reason";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "set_refused_at" bigint;--> statement-breakpoint
ALTER TABLE "question_reports" ADD COLUMN "reviewed_at" bigint;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_reason" CHECK ("question_reports"."reason" in ('wrong_answer', 'two_answers', 'unclear', 'mistake', 'not_fitting', 'hurtful'));