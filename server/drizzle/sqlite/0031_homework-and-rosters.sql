CREATE TABLE `homework` (
	`id` text PRIMARY KEY NOT NULL,
	`teacher_profile_id` text,
	`class_id` text,
	`title` text NOT NULL,
	`note` text NOT NULL,
	`content` text NOT NULL,
	`game_mode` text DEFAULT 'career_quest' NOT NULL,
	`mode_settings` text NOT NULL,
	`untimed` integer NOT NULL,
	`opens_at` integer,
	`due_at` integer,
	`attempts` integer,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`teacher_profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "homework_attempts" CHECK("homework"."attempts" between 1 and 10)
);
--> statement-breakpoint
CREATE INDEX `homework_class` ON `homework` (`class_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `homework_teacher` ON `homework` (`teacher_profile_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `homework_games` (
	`game_session_id` text PRIMARY KEY NOT NULL,
	`homework_id` text NOT NULL,
	`part` text NOT NULL,
	FOREIGN KEY (`game_session_id`) REFERENCES `game_sessions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`homework_id`) REFERENCES `homework`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `homework_games_homework` ON `homework_games` (`homework_id`);--> statement-breakpoint
CREATE TABLE `homework_students` (
	`homework_id` text NOT NULL,
	`profile_id` text NOT NULL,
	`begun_at` integer,
	`extended_to` integer,
	`reminded_at` integer,
	PRIMARY KEY(`homework_id`, `profile_id`),
	FOREIGN KEY (`homework_id`) REFERENCES `homework`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `homework_students_profile` ON `homework_students` (`profile_id`);--> statement-breakpoint
CREATE TABLE `roster_classes` (
	`teacher_id` text NOT NULL,
	`source_hash` text NOT NULL,
	`class_id` text NOT NULL,
	PRIMARY KEY(`teacher_id`, `source_hash`),
	FOREIGN KEY (`teacher_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`class_id`) REFERENCES `classes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `roster_classes_class` ON `roster_classes` (`class_id`);--> statement-breakpoint
CREATE TABLE `roster_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`profile_id` text NOT NULL,
	`status` text NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`total` integer NOT NULL,
	`skipped` integer DEFAULT 0 NOT NULL,
	`preview` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `roster_imports_profile` ON `roster_imports` (`profile_id`);--> statement-breakpoint
CREATE INDEX `roster_imports_status` ON `roster_imports` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `roster_parts` (
	`import_id` text NOT NULL,
	`seq` integer NOT NULL,
	`is_leaving` integer NOT NULL,
	`changes` text NOT NULL,
	PRIMARY KEY(`import_id`, `seq`),
	FOREIGN KEY (`import_id`) REFERENCES `roster_imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `roster_students` (
	`teacher_id` text NOT NULL,
	`source_hash` text NOT NULL,
	`profile_id` text NOT NULL,
	PRIMARY KEY(`teacher_id`, `source_hash`),
	FOREIGN KEY (`teacher_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `roster_students_profile` ON `roster_students` (`profile_id`);