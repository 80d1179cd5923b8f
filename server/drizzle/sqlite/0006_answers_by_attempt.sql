PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_game_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`game_code` text NOT NULL,
	`host_profile_id` text,
	`question_set_id` text,
	`set_title` text NOT NULL,
	`career_id` text,
	`career_sector` text,
	`game_mode` text DEFAULT 'career_quest' NOT NULL,
	`session_type` text DEFAULT 'multiplayer' NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`outcome` text,
	`max_players` integer DEFAULT 50 NOT NULL,
	`is_public` integer DEFAULT true NOT NULL,
	`allow_late_join` integer DEFAULT false NOT NULL,
	`settings` text NOT NULL,
	`metadata` text NOT NULL,
	`current_question_index` integer DEFAULT 0 NOT NULL,
	`total_questions` integer NOT NULL,
	`total_points` integer NOT NULL,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`ended_at` integer,
	FOREIGN KEY (`host_profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`question_set_id`) REFERENCES `question_sets`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "game_sessions_code" CHECK(length("__new_game_sessions"."game_code") = 6 and "__new_game_sessions"."game_code" = upper("__new_game_sessions"."game_code")),
	CONSTRAINT "game_sessions_type" CHECK("__new_game_sessions"."session_type" in ('multiplayer', 'solo')),
	CONSTRAINT "game_sessions_status" CHECK("__new_game_sessions"."status" in ('waiting', 'in_progress', 'completed')),
	CONSTRAINT "game_sessions_outcome" CHECK("__new_game_sessions"."outcome" in ('finished', 'cancelled')),
	CONSTRAINT "game_sessions_max_players" CHECK("__new_game_sessions"."max_players" between 1 and 100),
	CONSTRAINT "game_sessions_question_index" CHECK("__new_game_sessions"."current_question_index" >= 0),
	CONSTRAINT "game_sessions_waiting" CHECK("__new_game_sessions"."status" <> 'waiting' or "__new_game_sessions"."started_at" is null),
	CONSTRAINT "game_sessions_in_progress" CHECK("__new_game_sessions"."status" <> 'in_progress' or "__new_game_sessions"."started_at" is not null),
	CONSTRAINT "game_sessions_completed" CHECK(("__new_game_sessions"."status" = 'completed') = ("__new_game_sessions"."outcome" is not null) and ("__new_game_sessions"."status" = 'completed') = ("__new_game_sessions"."ended_at" is not null)),
	CONSTRAINT "game_sessions_cancelled" CHECK("__new_game_sessions"."outcome" is null or ("__new_game_sessions"."outcome" = 'cancelled') = ("__new_game_sessions"."started_at" is null))
);
--> statement-breakpoint
INSERT INTO `__new_game_sessions`("id", "game_code", "host_profile_id", "question_set_id", "set_title", "career_id", "career_sector", "game_mode", "session_type", "status", "outcome", "max_players", "is_public", "allow_late_join", "settings", "metadata", "current_question_index", "total_questions", "total_points", "created_at", "started_at", "ended_at") SELECT "id", "game_code", "host_profile_id", "question_set_id", "set_title", "career_id", "career_sector", "game_mode", "session_type", "status", "outcome", "max_players", "is_public", "allow_late_join", "settings", "metadata", "current_question_index", "total_questions", "total_points", "created_at", "started_at", "ended_at" FROM `game_sessions`;--> statement-breakpoint
DROP TABLE `game_sessions`;--> statement-breakpoint
ALTER TABLE `__new_game_sessions` RENAME TO `game_sessions`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `game_sessions_live_code` ON `game_sessions` (`game_code`) WHERE "game_sessions"."status" in ('waiting', 'in_progress');--> statement-breakpoint
CREATE INDEX `game_sessions_host` ON `game_sessions` (`host_profile_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `game_sessions_set` ON `game_sessions` (`question_set_id`);--> statement-breakpoint
CREATE TABLE `__new_game_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`game_session_id` text NOT NULL,
	`player_id` text NOT NULL,
	`question_id` text NOT NULL,
	`attempt` integer DEFAULT 1 NOT NULL,
	`answer` text,
	`selected_option_index` integer,
	`is_correct` integer,
	`share` real,
	`points_earned` integer NOT NULL,
	`answer_time_ms` integer NOT NULL,
	`answered_at` integer NOT NULL,
	FOREIGN KEY (`game_session_id`,`player_id`) REFERENCES `game_players`(`game_session_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`game_session_id`,`question_id`) REFERENCES `game_questions`(`game_session_id`,`question_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "game_answers_attempt" CHECK("__new_game_answers"."attempt" >= 1),
	CONSTRAINT "game_answers_option" CHECK("__new_game_answers"."selected_option_index" between 0 and 5),
	CONSTRAINT "game_answers_share" CHECK("__new_game_answers"."share" between 0 and 1),
	CONSTRAINT "game_answers_points" CHECK("__new_game_answers"."points_earned" >= 0),
	CONSTRAINT "game_answers_time" CHECK("__new_game_answers"."answer_time_ms" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_game_answers`("id", "game_session_id", "player_id", "question_id", "attempt", "answer", "selected_option_index", "is_correct", "share", "points_earned", "answer_time_ms", "answered_at") SELECT "id", "game_session_id", "player_id", "question_id", 1, cast("selected_option_index" as text), "selected_option_index", "is_correct", "is_correct", "points_earned", "answer_time_ms", "answered_at" FROM `game_answers`;--> statement-breakpoint
DROP TABLE `game_answers`;--> statement-breakpoint
ALTER TABLE `__new_game_answers` RENAME TO `game_answers`;--> statement-breakpoint
CREATE UNIQUE INDEX `game_answers_once` ON `game_answers` (`game_session_id`,`player_id`,`question_id`,`attempt`);--> statement-breakpoint
ALTER TABLE `game_players` ADD `took_part` integer;--> statement-breakpoint
ALTER TABLE `game_questions` ADD `kind` text DEFAULT 'choice' NOT NULL;--> statement-breakpoint
ALTER TABLE `game_questions` ADD `shape` text;--> statement-breakpoint
ALTER TABLE `game_questions` ADD `solution` text;--> statement-breakpoint
ALTER TABLE `questions` ADD `kind` text DEFAULT 'choice' NOT NULL;--> statement-breakpoint
ALTER TABLE `questions` ADD `shape` text;--> statement-breakpoint
ALTER TABLE `questions` ADD `solution` text;