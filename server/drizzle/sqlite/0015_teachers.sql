CREATE TABLE `accepted_answers` (
	`game_session_id` text NOT NULL,
	`question_id` text NOT NULL,
	`answer_key` text NOT NULL,
	`answer` text,
	`accepted_by` text,
	`accepted_at` integer NOT NULL,
	PRIMARY KEY(`game_session_id`, `question_id`, `answer_key`),
	FOREIGN KEY (`accepted_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`game_session_id`,`question_id`) REFERENCES `game_questions`(`game_session_id`,`question_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `host_students` (
	`host_profile_id` text NOT NULL,
	`profile_id` text NOT NULL,
	`games` integer DEFAULT 0 NOT NULL,
	`total_score` integer DEFAULT 0 NOT NULL,
	`correct_answers` integer DEFAULT 0 NOT NULL,
	`total_answers` integer DEFAULT 0 NOT NULL,
	`pathkeys_earned` integer DEFAULT 0 NOT NULL,
	`last_active_at` integer NOT NULL,
	PRIMARY KEY(`host_profile_id`, `profile_id`),
	FOREIGN KEY (`host_profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "host_students_games" CHECK("host_students"."games" >= 0)
);
--> statement-breakpoint
CREATE INDEX `host_students_active` ON `host_students` (`host_profile_id`,`last_active_at`);--> statement-breakpoint
CREATE INDEX `host_students_profile` ON `host_students` (`profile_id`);--> statement-breakpoint
CREATE TABLE `host_totals` (
	`host_profile_id` text PRIMARY KEY NOT NULL,
	`games` integer DEFAULT 0 NOT NULL,
	`answers` integer DEFAULT 0 NOT NULL,
	`class_average_sum` real DEFAULT 0 NOT NULL,
	`class_average_count` integer DEFAULT 0 NOT NULL,
	`pathkeys_awarded` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`host_profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "host_totals_games" CHECK("host_totals"."games" >= 0)
);
--> statement-breakpoint
CREATE TABLE `question_counts` (
	`game_session_id` text NOT NULL,
	`question_id` text NOT NULL,
	`answers` integer NOT NULL,
	`right_answers` integer,
	`shares` real,
	`answer_time_sum_ms` integer NOT NULL,
	`counts` text,
	PRIMARY KEY(`game_session_id`, `question_id`),
	FOREIGN KEY (`game_session_id`,`question_id`) REFERENCES `game_questions`(`game_session_id`,`question_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "question_counts_answers" CHECK("question_counts"."answers" >= 0)
);
--> statement-breakpoint
CREATE TABLE `question_images` (
	`hash` text PRIMARY KEY NOT NULL,
	`content_type` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`uploaded_by` text,
	`uploaded_at` integer NOT NULL,
	FOREIGN KEY (`uploaded_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "question_images_size" CHECK("question_images"."size_bytes" >= 1)
);
--> statement-breakpoint
CREATE TABLE `question_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`game_session_id` text NOT NULL,
	`question_id` text NOT NULL,
	`reporter` text NOT NULL,
	`reporter_profile_id` text,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	`outcome` text,
	`closed_at` integer,
	FOREIGN KEY (`reporter_profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`game_session_id`,`question_id`) REFERENCES `game_questions`(`game_session_id`,`question_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "question_reports_reason" CHECK("question_reports"."reason" in ('wrong_answer', 'two_answers', 'unclear', 'mistake', 'not_fitting')),
	CONSTRAINT "question_reports_outcome" CHECK("question_reports"."outcome" in ('mended', 'answer_accepted', 'dismissed'))
);
--> statement-breakpoint
CREATE INDEX `question_reports_question` ON `question_reports` (`question_id`,`closed_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `question_reports_once` ON `question_reports` (`game_session_id`,`question_id`,`reporter`);--> statement-breakpoint
CREATE TABLE `set_editors` (
	`question_set_id` text NOT NULL,
	`profile_id` text NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`question_set_id`, `profile_id`),
	FOREIGN KEY (`question_set_id`) REFERENCES `question_sets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `set_editors_profile` ON `set_editors` (`profile_id`);--> statement-breakpoint
CREATE TABLE `set_favourites` (
	`profile_id` text NOT NULL,
	`question_set_id` text NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`profile_id`, `question_set_id`),
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`question_set_id`) REFERENCES `question_sets`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `set_shares` (
	`question_set_id` text NOT NULL,
	`right` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`question_set_id`, `right`),
	FOREIGN KEY (`question_set_id`) REFERENCES `question_sets`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "set_shares_right" CHECK("set_shares"."right" in ('copy', 'edit'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `set_shares_token` ON `set_shares` (`token_hash`);--> statement-breakpoint
ALTER TABLE `careers` ADD `image_url` text;--> statement-breakpoint
ALTER TABLE `game_questions` ADD `image_alt` text;--> statement-breakpoint
ALTER TABLE `game_sessions` ADD `paused_at` integer;--> statement-breakpoint
ALTER TABLE `profiles` ADD `awaits_approval` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `questions` ADD `image_alt` text;