CREATE TABLE "game_shares" (
	"game_session_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "game_shares_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "game_shares" ADD CONSTRAINT "game_shares_game_session_id_game_sessions_id_fk" FOREIGN KEY ("game_session_id") REFERENCES "public"."game_sessions"("id") ON DELETE cascade ON UPDATE no action;