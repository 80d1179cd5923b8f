CREATE TABLE `room_erasures` (
	`game_session_id` text NOT NULL,
	`kind` text NOT NULL,
	`player_id` text NOT NULL,
	`store_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`game_session_id`, `kind`, `player_id`),
	CONSTRAINT "room_erasures_kind" CHECK("room_erasures"."kind" in ('hosted', 'solo', 'seat'))
);
--> statement-breakpoint
CREATE INDEX `room_erasures_store` ON `room_erasures` (`store_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `room_stores` (
	`id` text PRIMARY KEY NOT NULL,
	`origin` text NOT NULL,
	`place` text NOT NULL,
	`alive_until` integer NOT NULL,
	`lost_at` integer
);
--> statement-breakpoint
ALTER TABLE `game_sessions` ADD `store_id` text;