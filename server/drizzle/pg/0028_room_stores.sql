CREATE TABLE "room_erasures" (
	"game_session_id" text NOT NULL,
	"kind" text NOT NULL,
	"player_id" text NOT NULL,
	"store_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "room_erasures_game_session_id_kind_player_id_pk" PRIMARY KEY("game_session_id","kind","player_id"),
	CONSTRAINT "room_erasures_kind" CHECK ("room_erasures"."kind" in ('hosted', 'solo', 'seat'))
);
--> statement-breakpoint
CREATE TABLE "room_stores" (
	"id" text PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"place" text NOT NULL,
	"alive_until" bigint NOT NULL,
	"lost_at" bigint
);
--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "store_id" text;--> statement-breakpoint
CREATE INDEX "room_erasures_store" ON "room_erasures" USING btree ("store_id","created_at");