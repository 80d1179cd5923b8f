CREATE TABLE `career_bookmarks` (
	`profile_id` text NOT NULL,
	`career_id` text NOT NULL,
	`saved_at` integer NOT NULL,
	PRIMARY KEY(`profile_id`, `career_id`),
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`career_id`) REFERENCES `careers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `interest_surveys` (
	`profile_id` text PRIMARY KEY NOT NULL,
	`form` integer NOT NULL,
	`draft` text,
	`answers` text,
	`completed_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "interest_surveys_form" CHECK("interest_surveys"."form" >= 1)
);
