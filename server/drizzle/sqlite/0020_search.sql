-- Full-text indexes over careers and sets, kept by triggers: whatever writes a row keeps them true.
CREATE VIRTUAL TABLE `career_search` USING fts5(
  id UNINDEXED, titles, labels, body,
  tokenize = "unicode61 remove_diacritics 2 categories 'L* N* M* Co'", prefix = '2 3', detail = column
);
--> statement-breakpoint
-- What is taken out is not left lying in the index.
INSERT INTO `career_search` (`career_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE VIRTUAL TABLE `career_search_words` USING fts5vocab(career_search, 'col');
--> statement-breakpoint
CREATE VIRTUAL TABLE `question_set_search` USING fts5(
  id UNINDEXED, titles, labels, body,
  tokenize = "unicode61 remove_diacritics 2 categories 'L* N* M* Co'", prefix = '2 3', detail = column
);
--> statement-breakpoint
INSERT INTO `question_set_search` (`question_set_search`, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE VIRTUAL TABLE `question_set_search_words` USING fts5vocab(question_set_search, 'col');
--> statement-breakpoint
CREATE TRIGGER `career_search_insert` AFTER INSERT ON `careers` BEGIN
  INSERT INTO `career_search` (id, titles, labels, body) VALUES (
    new.id, new.title || ' ' || new.other_titles, new.industry || ' ' || new.sector, new.description
  );
END;
--> statement-breakpoint
CREATE TRIGGER `career_search_update`
AFTER UPDATE OF `id`, `title`, `other_titles`, `description`, `industry`, `sector` ON `careers`
WHEN old.id IS NOT new.id OR old.title IS NOT new.title OR old.other_titles IS NOT new.other_titles
  OR old.description IS NOT new.description OR old.industry IS NOT new.industry OR old.sector IS NOT new.sector
BEGIN
  DELETE FROM `career_search` WHERE id = old.id;
  INSERT INTO `career_search` (id, titles, labels, body) VALUES (
    new.id, new.title || ' ' || new.other_titles, new.industry || ' ' || new.sector, new.description
  );
  DELETE FROM `question_set_search` WHERE id IN (SELECT id FROM `question_sets` WHERE career_id = new.id);
  INSERT INTO `question_set_search` (id, titles, labels, body)
  SELECT id, title || ' ' || new.title || ' ' || new.other_titles,
    subject || ' ' || coalesce(career_sector, '') || ' ' || tags, coalesce(description, '')
  FROM `question_sets` WHERE career_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `career_search_delete` AFTER DELETE ON `careers` BEGIN
  DELETE FROM `career_search` WHERE id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER `question_set_search_insert` AFTER INSERT ON `question_sets` BEGIN
  INSERT INTO `question_set_search` (id, titles, labels, body) VALUES (
    new.id,
    new.title || ' ' || coalesce((SELECT title || ' ' || other_titles FROM `careers` WHERE id = new.career_id), ''),
    new.subject || ' ' || coalesce(new.career_sector, '') || ' ' || new.tags, coalesce(new.description, '')
  );
END;
--> statement-breakpoint
CREATE TRIGGER `question_set_search_update`
AFTER UPDATE OF `id`, `title`, `description`, `subject`, `career_id`, `career_sector`, `tags` ON `question_sets`
WHEN old.id IS NOT new.id OR old.title IS NOT new.title OR old.description IS NOT new.description
  OR old.subject IS NOT new.subject OR old.career_id IS NOT new.career_id
  OR old.career_sector IS NOT new.career_sector OR old.tags IS NOT new.tags
BEGIN
  DELETE FROM `question_set_search` WHERE id = old.id;
  INSERT INTO `question_set_search` (id, titles, labels, body) VALUES (
    new.id,
    new.title || ' ' || coalesce((SELECT title || ' ' || other_titles FROM `careers` WHERE id = new.career_id), ''),
    new.subject || ' ' || coalesce(new.career_sector, '') || ' ' || new.tags, coalesce(new.description, '')
  );
END;
--> statement-breakpoint
CREATE TRIGGER `question_set_search_delete` AFTER DELETE ON `question_sets` BEGIN
  DELETE FROM `question_set_search` WHERE id = old.id;
END;
--> statement-breakpoint
INSERT INTO `career_search` (id, titles, labels, body)
SELECT id, title || ' ' || other_titles, industry || ' ' || sector, description FROM `careers`;
--> statement-breakpoint
INSERT INTO `question_set_search` (id, titles, labels, body)
SELECT s.id, s.title || ' ' || coalesce(c.title || ' ' || c.other_titles, ''),
  s.subject || ' ' || coalesce(s.career_sector, '') || ' ' || s.tags, coalesce(s.description, '')
FROM `question_sets` s LEFT JOIN `careers` c ON c.id = s.career_id;
