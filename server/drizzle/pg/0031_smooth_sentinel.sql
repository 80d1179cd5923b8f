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
ALTER TABLE "homework" ADD CONSTRAINT "homework_teacher_profile_id_profiles_id_fk" FOREIGN KEY ("teacher_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_games" ADD CONSTRAINT "homework_games_game_session_id_game_sessions_id_fk" FOREIGN KEY ("game_session_id") REFERENCES "public"."game_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_games" ADD CONSTRAINT "homework_games_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_students" ADD CONSTRAINT "homework_students_homework_id_homework_id_fk" FOREIGN KEY ("homework_id") REFERENCES "public"."homework"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework_students" ADD CONSTRAINT "homework_students_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "homework_class" ON "homework" USING btree ("class_id","created_at");--> statement-breakpoint
CREATE INDEX "homework_teacher" ON "homework" USING btree ("teacher_profile_id","created_at");--> statement-breakpoint
CREATE INDEX "homework_games_homework" ON "homework_games" USING btree ("homework_id");--> statement-breakpoint
CREATE INDEX "homework_students_profile" ON "homework_students" USING btree ("profile_id");