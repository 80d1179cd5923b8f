ALTER TABLE "game_answers" DROP CONSTRAINT "game_answers_once";--> statement-breakpoint
ALTER TABLE "game_sessions" DROP CONSTRAINT "game_sessions_mode";--> statement-breakpoint
ALTER TABLE "game_answers" ALTER COLUMN "selected_option_index" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "game_answers" ALTER COLUMN "is_correct" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "game_answers" ADD COLUMN "attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_answers" ADD COLUMN "answer" jsonb;--> statement-breakpoint
ALTER TABLE "game_answers" ADD COLUMN "share" double precision;--> statement-breakpoint
ALTER TABLE "game_players" ADD COLUMN "took_part" boolean;--> statement-breakpoint
ALTER TABLE "game_questions" ADD COLUMN "kind" text DEFAULT 'choice' NOT NULL;--> statement-breakpoint
ALTER TABLE "game_questions" ADD COLUMN "shape" jsonb;--> statement-breakpoint
ALTER TABLE "game_questions" ADD COLUMN "solution" jsonb;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "kind" text DEFAULT 'choice' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "shape" jsonb;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "solution" jsonb;--> statement-breakpoint
ALTER TABLE "game_answers" ADD CONSTRAINT "game_answers_once" UNIQUE("game_session_id","player_id","question_id","attempt");--> statement-breakpoint
ALTER TABLE "game_answers" ADD CONSTRAINT "game_answers_attempt" CHECK ("game_answers"."attempt" >= 1);--> statement-breakpoint
ALTER TABLE "game_answers" ADD CONSTRAINT "game_answers_share" CHECK ("game_answers"."share" between 0 and 1);--> statement-breakpoint
UPDATE "game_answers" SET "answer" = to_jsonb("selected_option_index"), "share" = "is_correct"::int;