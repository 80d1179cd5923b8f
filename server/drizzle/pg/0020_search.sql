-- Full-text indexes over careers and sets, kept by triggers: whatever writes a row keeps them true.
-- Words are cut as the other dialect cuts them: without accents, at every sign.
CREATE FUNCTION "search_text"(words text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT translate(lower(words), 'áàâäãåéèêëíìîïóòôöõúùûüñçý/\.-_@:&+#%*=<>''’‘“”', 'aaaaaaeeeeiiiiooooouuuuncy                    ')
$$;
--> statement-breakpoint
CREATE FUNCTION "search_vector"(titles text, labels text, body text) RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
  SELECT setweight(to_tsvector('simple', "search_text"(coalesce(titles, ''))), 'A')
    || setweight(to_tsvector('simple', "search_text"(coalesce(labels, ''))), 'B')
    || setweight(to_tsvector('simple', "search_text"(coalesce(body, ''))), 'D')
$$;
--> statement-breakpoint
CREATE TABLE "career_search" (
  "id" text PRIMARY KEY NOT NULL REFERENCES "careers" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "words" tsvector NOT NULL
);
--> statement-breakpoint
CREATE INDEX "career_search_words" ON "career_search" USING gin ("words");
--> statement-breakpoint
CREATE TABLE "question_set_search" (
  "id" text PRIMARY KEY NOT NULL REFERENCES "question_sets" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "words" tsvector NOT NULL
);
--> statement-breakpoint
CREATE INDEX "question_set_search_words" ON "question_set_search" USING gin ("words");
--> statement-breakpoint
CREATE FUNCTION "keep_question_set_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "question_set_search" ("id", "words")
  SELECT NEW."id", "search_vector"(
    concat_ws(' ', NEW."title", c."title", c."other_titles"::text),
    concat_ws(' ', NEW."subject", NEW."career_sector", NEW."tags"::text), NEW."description")
  FROM (SELECT 1) one LEFT JOIN "careers" c ON c."id" = NEW."career_id"
  ON CONFLICT ("id") DO UPDATE SET "words" = excluded."words";
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "question_set_search_kept"
AFTER INSERT OR UPDATE OF "id", "title", "description", "subject", "career_id", "career_sector", "tags" ON "question_sets"
FOR EACH ROW EXECUTE FUNCTION "keep_question_set_search"();
--> statement-breakpoint
CREATE FUNCTION "keep_career_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "career_search" ("id", "words")
  VALUES (NEW."id", "search_vector"(
    concat_ws(' ', NEW."title", NEW."other_titles"::text),
    concat_ws(' ', NEW."industry", NEW."sector"), NEW."description"))
  ON CONFLICT ("id") DO UPDATE SET "words" = excluded."words";
  IF TG_OP = 'UPDATE' THEN
    UPDATE "question_set_search" k SET "words" = "search_vector"(
      concat_ws(' ', s."title", NEW."title", NEW."other_titles"::text),
      concat_ws(' ', s."subject", s."career_sector", s."tags"::text), s."description")
    FROM "question_sets" s WHERE s."id" = k."id" AND s."career_id" = NEW."id";
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "career_search_kept"
AFTER INSERT OR UPDATE OF "id", "title", "other_titles", "description", "industry", "sector" ON "careers"
FOR EACH ROW EXECUTE FUNCTION "keep_career_search"();
--> statement-breakpoint
INSERT INTO "career_search" ("id", "words")
SELECT "id", "search_vector"(
  concat_ws(' ', "title", "other_titles"::text), concat_ws(' ', "industry", "sector"), "description")
FROM "careers";
--> statement-breakpoint
INSERT INTO "question_set_search" ("id", "words")
SELECT s."id", "search_vector"(
  concat_ws(' ', s."title", c."title", c."other_titles"::text),
  concat_ws(' ', s."subject", s."career_sector", s."tags"::text), s."description")
FROM "question_sets" s LEFT JOIN "careers" c ON c."id" = s."career_id";
