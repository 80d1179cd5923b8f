CREATE TABLE `parent_codes` (
	`child_profile_id` text PRIMARY KEY NOT NULL,
	`code_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`child_profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `parent_codes_expiry` ON `parent_codes` (`expires_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `parent_codes_code` ON `parent_codes` (`code_hash`);