CREATE TABLE `set_reports` (
	`question_set_id` text NOT NULL,
	`profile_id` text NOT NULL,
	`reason` text NOT NULL,
	`note` text NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	PRIMARY KEY(`question_set_id`, `profile_id`),
	FOREIGN KEY (`question_set_id`) REFERENCES `question_sets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "set_reports_reason" CHECK("set_reports"."reason" in ('hurtful', 'unsafe', 'personal', 'wrong', 'other'))
);
--> statement-breakpoint
CREATE INDEX `set_reports_profile` ON `set_reports` (`profile_id`);--> statement-breakpoint
CREATE INDEX `set_reports_closed` ON `set_reports` (`closed_at`);--> statement-breakpoint
ALTER TABLE `question_sets` ADD `review` text;--> statement-breakpoint
ALTER TABLE `question_sets` ADD `review_reason` text;