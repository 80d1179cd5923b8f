CREATE TABLE `concerns` (
	`id` text PRIMARY KEY NOT NULL,
	`profile_id` text NOT NULL,
	`kind` text NOT NULL,
	`place` text NOT NULL,
	`text` text NOT NULL,
	`written_at` integer NOT NULL,
	`seen_by_profile_id` text,
	`seen_at` integer,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`seen_by_profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "concerns_kind" CHECK("concerns"."kind" in ('self_harm', 'threat')),
	CONSTRAINT "concerns_place" CHECK("concerns"."place" in ('reflection', 'goal', 'reason'))
);
--> statement-breakpoint
CREATE INDEX `concerns_profile` ON `concerns` (`profile_id`,`written_at`);--> statement-breakpoint
CREATE INDEX `concerns_seen_by` ON `concerns` (`seen_by_profile_id`);--> statement-breakpoint
CREATE INDEX `concerns_written` ON `concerns` (`written_at`);--> statement-breakpoint
CREATE TABLE `plan_goals` (
	`profile_id` text NOT NULL,
	`position` integer NOT NULL,
	`text` text NOT NULL,
	`next_step` text NOT NULL,
	`set_at` integer NOT NULL,
	`done_at` integer,
	PRIMARY KEY(`profile_id`, `position`),
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "plan_goals_position" CHECK("plan_goals"."position" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE `plan_reflections` (
	`id` text PRIMARY KEY NOT NULL,
	`profile_id` text NOT NULL,
	`game_session_id` text,
	`career_id` text,
	`question` text NOT NULL,
	`tap` text,
	`text` text NOT NULL,
	`reflected_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`game_session_id`) REFERENCES `game_sessions`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`career_id`) REFERENCES `careers`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "plan_reflections_question" CHECK("plan_reflections"."question" in ('surprised', 'liked', 'next'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plan_reflections_game` ON `plan_reflections` (`game_session_id`,`profile_id`);--> statement-breakpoint
CREATE INDEX `plan_reflections_profile` ON `plan_reflections` (`profile_id`,`reflected_at`);--> statement-breakpoint
CREATE TABLE `plan_reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`profile_id` text NOT NULL,
	`reviewer_profile_id` text,
	`comment` text NOT NULL,
	`reviewed_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reviewer_profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `plan_reviews_profile` ON `plan_reviews` (`profile_id`,`reviewed_at`);--> statement-breakpoint
CREATE INDEX `plan_reviews_reviewer` ON `plan_reviews` (`reviewer_profile_id`);--> statement-breakpoint
CREATE TABLE `plans` (
	`profile_id` text PRIMARY KEY NOT NULL,
	`is_shared` integer DEFAULT false NOT NULL,
	`handed_in_at` integer,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `career_bookmarks` ADD `reason` text DEFAULT '' NOT NULL;