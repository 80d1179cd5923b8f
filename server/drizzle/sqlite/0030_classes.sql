CREATE TABLE `class_invites` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`class_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `class_invites_class` ON `class_invites` (`class_id`);--> statement-breakpoint
CREATE INDEX `class_invites_expiry` ON `class_invites` (`expires_at`);--> statement-breakpoint
CREATE TABLE `class_students` (
	`class_id` text NOT NULL,
	`profile_id` text NOT NULL,
	`joined_at` integer NOT NULL,
	PRIMARY KEY(`class_id`, `profile_id`),
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `class_students_profile` ON `class_students` (`profile_id`,`joined_at`);--> statement-breakpoint
CREATE TABLE `class_teachers` (
	`class_id` text NOT NULL,
	`profile_id` text NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`class_id`, `profile_id`),
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `class_teachers_profile` ON `class_teachers` (`profile_id`);--> statement-breakpoint
CREATE TABLE `classes` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`period` text NOT NULL,
	`grade` integer,
	`code` text NOT NULL,
	`is_open` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`archived_at` integer,
	CONSTRAINT "classes_grade" CHECK("classes"."grade" between 6 and 12)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `classes_code` ON `classes` (`code`);--> statement-breakpoint
CREATE TABLE `student_cards` (
	`profile_id` text PRIMARY KEY NOT NULL,
	`serial` integer NOT NULL,
	`code_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "student_cards_serial" CHECK("student_cards"."serial" >= 1)
);
--> statement-breakpoint
CREATE INDEX `student_cards_used` ON `student_cards` (`used_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `student_cards_code` ON `student_cards` (`code_hash`);--> statement-breakpoint
ALTER TABLE `game_sessions` ADD `class_id` text REFERENCES classes(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `game_sessions_class` ON `game_sessions` (`class_id`,`ended_at`);