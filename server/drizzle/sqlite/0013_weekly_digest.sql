ALTER TABLE `mail_choices` ADD `digest` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `mail_choices` ADD `digest_sent_at` integer;