DROP INDEX `game_sessions_class`;--> statement-breakpoint
CREATE INDEX `game_sessions_class` ON `game_sessions` (`class_id`,`host_profile_id`,`created_at`);