ALTER TABLE `game_players` ADD `asked_questions` integer;--> statement-breakpoint
ALTER TABLE `game_players` ADD `xp_used_up` integer;