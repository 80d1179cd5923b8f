ALTER TABLE "game_players" ADD COLUMN "asked_questions" integer;--> statement-breakpoint
ALTER TABLE "game_players" ADD COLUMN "xp_used_up" boolean;