CREATE TABLE "homework" (
	"id" text PRIMARY KEY NOT NULL,
	"teacher_profile_id" text,
	"class_id" text,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"content" jsonb NOT NULL,
	"game_mode" text DEFAULT 'career_quest' NOT NULL,
	"mode_settings" jsonb NOT NULL,
	"untimed" boolean NOT NULL,
	"opens_at" bigint,
	"due_at" bigint,
	"attempts" integer,
	"created_at" bigint NOT NULL,
	"closed_at" bigint,
	CONSTRAINT "homework_attempts" CHECK ("homework"."attempts" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "homework_games" (
	"game_session_id" text PRIMARY KEY NOT NULL,
	"homework_id" text NOT NULL,
	"part" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "homework_students" (
	"homework_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"begun_at" bigint,
	"extended_to" bigint,
	"reminded_at" bigint,
	CONSTRAINT "homework_students_homework_id_profile_id_pk" PRIMARY KEY("homework_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "roster_classes" (
	"teacher_id" text NOT NULL,
	"source_hash" text NOT NULL,
	"class_id" text NOT NULL,
	CONSTRAINT "roster_classes_teacher_id_source_hash_pk" PRIMARY KEY("teacher_id","source_hash")
);
--> statement-breakpoint
CREATE TABLE "roster_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"status" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"preview" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roster_parts" (
	"import_id" text NOT NULL,
	"seq" integer NOT NULL,
	"is_leaving" boolean NOT NULL,
	"changes" text NOT NULL,
	CONSTRAINT "roster_parts_import_id_seq_pk" PRIMARY KEY("import_id","seq")
);
--> statement-breakpoint
CREATE TABLE "roster_students" (
	"teacher_id" text NOT NULL,
	"source_hash" text NOT NULL,
	"profile_id" text NOT NULL,
	CONSTRAINT "roster_students_teacher_id_source_hash_pk" PRIMARY KEY("teacher_id","source_hash")
);
--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_teacher_profile_id_profiles_id_fk" FOREIGN KEY ("teacher_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_games" ADD CONSTRAINT "homework_games_game_session_id_game_sessions_id_fk" FOREIGN KEY ("game_session_id") REFERENCES "public"."game_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_games" ADD CONSTRAINT "homework_games_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_students" ADD CONSTRAINT "homework_students_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_students" ADD CONSTRAINT "homework_students_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_classes" ADD CONSTRAINT "roster_classes_teacher_id_profiles_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_classes" ADD CONSTRAINT "roster_classes_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_imports" ADD CONSTRAINT "roster_imports_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_parts" ADD CONSTRAINT "roster_parts_import_id_roster_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."roster_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_students" ADD CONSTRAINT "roster_students_teacher_id_profiles_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_students" ADD CONSTRAINT "roster_students_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "homework_class" ON "homework" USING btree ("class_id","created_at");--> statement-breakpoint
CREATE INDEX "homework_teacher" ON "homework" USING btree ("teacher_profile_id","created_at");--> statement-breakpoint
CREATE INDEX "homework_games_homework" ON "homework_games" USING btree ("homework_id");--> statement-breakpoint
CREATE INDEX "homework_students_profile" ON "homework_students" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "roster_classes_class" ON "roster_classes" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "roster_imports_profile" ON "roster_imports" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "roster_imports_status" ON "roster_imports" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "roster_students_profile" ON "roster_students" USING btree ("profile_id");