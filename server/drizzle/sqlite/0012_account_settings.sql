CREATE TABLE `mail_choices` (
	`profile_id` text PRIMARY KEY NOT NULL,
	`results` integer NOT NULL,
	`invitations` integer NOT NULL,
	`language` text NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "mail_choices_language" CHECK("mail_choices"."language" in ('en', 'es'))
);
--> statement-breakpoint
ALTER TABLE `auth_user` ADD `first_name` text;--> statement-breakpoint
ALTER TABLE `auth_user` ADD `last_name` text;