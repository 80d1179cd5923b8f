CREATE INDEX `game_sessions_host_status` ON `game_sessions` (`host_profile_id`,`status`,`ended_at`);--> statement-breakpoint
INSERT INTO `question_counts` (`game_session_id`, `question_id`, `answers`, `right_answers`, `shares`, `answer_time_sum_ms`, `counts`)
SELECT q.`game_session_id`, q.`question_id`, count(a.`id`),
	CASE WHEN count(a.`id`) = 0 OR count(a.`share`) > 0 THEN coalesce(sum(a.`is_correct`), 0) END,
	CASE WHEN count(a.`id`) = 0 OR count(a.`share`) > 0 THEN coalesce(sum(a.`share`), 0) END,
	coalesce(sum(a.`answer_time_ms`), 0),
	CASE q.`kind` WHEN 'choice' THEN (
		SELECT json_group_array((
			SELECT count(*) FROM `game_answers` b JOIN `game_players` bp ON bp.`id` = b.`player_id`
			WHERE b.`game_session_id` = q.`game_session_id` AND b.`question_id` = q.`question_id`
				AND b.`attempt` = 1 AND b.`selected_option_index` = o.`key` AND bp.`removed_at` IS NULL
		)) FROM json_each(q.`options`) o
	) END
FROM `game_questions` q
JOIN `game_sessions` g ON g.`id` = q.`game_session_id`
LEFT JOIN (
	SELECT x.* FROM `game_answers` x JOIN `game_players` p ON p.`id` = x.`player_id`
	WHERE x.`attempt` = 1 AND p.`removed_at` IS NULL
) a ON a.`game_session_id` = q.`game_session_id` AND a.`question_id` = q.`question_id`
WHERE g.`outcome` = 'finished' AND g.`session_type` = 'multiplayer' AND NOT EXISTS (
	SELECT 1 FROM `game_players` f WHERE f.`game_session_id` = g.`id` AND f.`profile_id` IS NULL
		AND f.`display_name` = '' AND f.`total_answers` > 0
)
GROUP BY q.`game_session_id`, q.`question_id`;
--> statement-breakpoint
INSERT INTO `host_totals` (`host_profile_id`, `games`, `answers`, `class_average_sum`, `class_average_count`, `pathkeys_awarded`)
SELECT g.`host_profile_id`, count(DISTINCT g.`id`), coalesce(sum(p.`total_answers`), 0),
	coalesce(sum(p.`class_average_score`), 0), count(p.`class_average_score`),
	coalesce(sum(json_array_length(p.`pathkeys_earned`)), 0)
FROM `game_sessions` g
LEFT JOIN `game_players` p ON p.`game_session_id` = g.`id` AND p.`removed_at` IS NULL
	AND (p.`profile_id` IS NULL OR p.`profile_id` <> g.`host_profile_id`)
WHERE g.`outcome` = 'finished' AND g.`session_type` = 'multiplayer' AND g.`host_profile_id` IS NOT NULL
GROUP BY g.`host_profile_id`;
--> statement-breakpoint
INSERT INTO `host_students` (`host_profile_id`, `profile_id`, `games`, `total_score`, `correct_answers`, `total_answers`, `pathkeys_earned`, `last_active_at`)
SELECT g.`host_profile_id`, p.`profile_id`, count(*), sum(p.`score`), sum(p.`correct_answers`), sum(p.`total_answers`),
	coalesce(sum(json_array_length(p.`pathkeys_earned`)), 0), max(p.`joined_at`)
FROM `game_sessions` g
JOIN `game_players` p ON p.`game_session_id` = g.`id` AND p.`removed_at` IS NULL
	AND p.`profile_id` <> g.`host_profile_id`
WHERE g.`outcome` = 'finished' AND g.`session_type` = 'multiplayer' AND g.`host_profile_id` IS NOT NULL
GROUP BY g.`host_profile_id`, p.`profile_id`;
