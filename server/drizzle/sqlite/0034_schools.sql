CREATE TABLE `audit_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`school_id` text NOT NULL,
	`action` text NOT NULL,
	`actor_profile_id` text,
	`subject_profile_id` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`actor_profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`subject_profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `audit_entries_school` ON `audit_entries` (`school_id`,`at`);--> statement-breakpoint
CREATE INDEX `audit_entries_age` ON `audit_entries` (`at`);--> statement-breakpoint
CREATE INDEX `audit_entries_actor` ON `audit_entries` (`actor_profile_id`);--> statement-breakpoint
CREATE INDEX `audit_entries_subject` ON `audit_entries` (`subject_profile_id`,`at`);--> statement-breakpoint
CREATE TABLE `school_blocks` (
	`profile_id` text NOT NULL,
	`school_id` text NOT NULL,
	`blocked_at` integer NOT NULL,
	PRIMARY KEY(`profile_id`, `school_id`),
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `school_blocks_school` ON `school_blocks` (`school_id`);--> statement-breakpoint
CREATE TABLE `school_invites` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`school_id` text NOT NULL,
	`role` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "school_invites_role" CHECK("school_invites"."role" in ('teacher', 'counsellor', 'school_admin'))
);
--> statement-breakpoint
CREATE INDEX `school_invites_school` ON `school_invites` (`school_id`);--> statement-breakpoint
CREATE INDEX `school_invites_expiry` ON `school_invites` (`expires_at`);--> statement-breakpoint
CREATE TABLE `school_staff` (
	`profile_id` text PRIMARY KEY NOT NULL,
	`school_id` text NOT NULL,
	`role` text NOT NULL,
	`since` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`school_id`) REFERENCES `schools`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "school_staff_role" CHECK("school_staff"."role" in ('teacher', 'counsellor', 'school_admin'))
);
--> statement-breakpoint
CREATE INDEX `school_staff_school` ON `school_staff` (`school_id`);--> statement-breakpoint
CREATE TABLE `schools` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`city` text NOT NULL,
	`state` text NOT NULL,
	`made_by` text,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	FOREIGN KEY (`made_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
ALTER TABLE `classes` ADD `school_id` text REFERENCES schools(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `classes_school` ON `classes` (`school_id`);