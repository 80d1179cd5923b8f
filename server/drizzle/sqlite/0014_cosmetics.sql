CREATE TABLE `owned_cosmetics` (
	`profile_id` text NOT NULL,
	`cosmetic_id` text NOT NULL,
	`acquired_at` integer NOT NULL,
	`is_worn` integer NOT NULL,
	PRIMARY KEY(`profile_id`, `cosmetic_id`),
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
