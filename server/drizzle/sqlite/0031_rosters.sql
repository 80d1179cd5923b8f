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