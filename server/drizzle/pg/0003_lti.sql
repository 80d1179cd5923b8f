CREATE TABLE "admins" (
	"profile_id" text PRIMARY KEY NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_account_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"launch_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "lti_contexts" (
	"id" text PRIMARY KEY NOT NULL,
	"platform_id" text NOT NULL,
	"deployment_id" text NOT NULL,
	"context_id" text NOT NULL,
	"title" text,
	"memberships_url" text,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "lti_contexts_once" UNIQUE("platform_id","deployment_id","context_id")
);
--> statement-breakpoint
CREATE TABLE "lti_deployments" (
	"platform_id" text NOT NULL,
	"deployment_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "lti_deployments_platform_id_deployment_id_pk" PRIMARY KEY("platform_id","deployment_id")
);
--> statement-breakpoint
CREATE TABLE "lti_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"collection" text NOT NULL,
	"fields" jsonb NOT NULL,
	"content" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint
);
--> statement-breakpoint
CREATE TABLE "lti_games" (
	"game_session_id" text PRIMARY KEY NOT NULL,
	"link_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"is_practice" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_invites" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"created_by" text,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint,
	"platform_id" text,
	CONSTRAINT "lti_invites_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "lti_launches" (
	"id" text PRIMARY KEY NOT NULL,
	"handover_hash" text,
	"handover_expires_at" bigint NOT NULL,
	"token_hash" text,
	"expires_at" bigint NOT NULL,
	"profile_id" text NOT NULL,
	"platform_id" text NOT NULL,
	"deployment_id" text NOT NULL,
	"sub" text NOT NULL,
	"role" text NOT NULL,
	"message" text NOT NULL,
	"context_id" text,
	"link_id" text,
	"deep_linking" jsonb,
	"mentor_of" jsonb NOT NULL,
	"return_url" text,
	"locale" text,
	"created_at" bigint NOT NULL,
	CONSTRAINT "lti_launches_handover" UNIQUE("handover_hash"),
	CONSTRAINT "lti_launches_token" UNIQUE("token_hash"),
	CONSTRAINT "lti_launches_role" CHECK ("lti_launches"."role" in ('student', 'teacher', 'parent'))
);
--> statement-breakpoint
CREATE TABLE "lti_links" (
	"id" text PRIMARY KEY NOT NULL,
	"platform_id" text NOT NULL,
	"deployment_id" text NOT NULL,
	"resource_link_id" text NOT NULL,
	"context_id" text,
	"title" text,
	"content" jsonb,
	"chosen_by" text,
	"line_item_url" text,
	"line_items_url" text,
	"ags_scopes" jsonb NOT NULL,
	"due_at" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "lti_links_once" UNIQUE("platform_id","deployment_id","resource_link_id")
);
--> statement-breakpoint
CREATE TABLE "lti_logins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"nonce_hash" text NOT NULL,
	"platform_id" text NOT NULL,
	"binding" text NOT NULL,
	"browser_hash" text NOT NULL,
	"target_link_uri" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "lti_platforms" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"auth_url" text NOT NULL,
	"token_url" text NOT NULL,
	"jwks_url" text NOT NULL,
	"token_audience" text,
	"frame_origins" jsonb NOT NULL,
	"binding" text DEFAULT 'first_launch' NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"product_family" text,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "lti_platforms_client" UNIQUE("issuer","client_id"),
	CONSTRAINT "lti_platforms_binding" CHECK ("lti_platforms"."binding" in ('first_launch', 'by_hand'))
);
--> statement-breakpoint
CREATE TABLE "lti_scores" (
	"id" text PRIMARY KEY NOT NULL,
	"link_id" text NOT NULL,
	"sub" text NOT NULL,
	"game_session_id" text,
	"score" double precision NOT NULL,
	"scored_at" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"first_try_at" bigint,
	"next_try_at" bigint NOT NULL,
	"last_try_at" bigint,
	"reason" text,
	"detail" text,
	"sent_score" double precision,
	"sent_version" integer,
	"sent_at" bigint,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "lti_scores_once" UNIQUE("link_id","sub"),
	CONSTRAINT "lti_scores_state" CHECK ("lti_scores"."state" in ('pending', 'sent', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_account_codes" ADD CONSTRAINT "lti_account_codes_launch_id_lti_launches_id_fk" FOREIGN KEY ("launch_id") REFERENCES "public"."lti_launches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_contexts" ADD CONSTRAINT "lti_contexts_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_deployments" ADD CONSTRAINT "lti_deployments_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_games" ADD CONSTRAINT "lti_games_game_session_id_game_sessions_id_fk" FOREIGN KEY ("game_session_id") REFERENCES "public"."game_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_games" ADD CONSTRAINT "lti_games_link_id_lti_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."lti_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_invites" ADD CONSTRAINT "lti_invites_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_invites" ADD CONSTRAINT "lti_invites_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_launches" ADD CONSTRAINT "lti_launches_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_launches" ADD CONSTRAINT "lti_launches_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_launches" ADD CONSTRAINT "lti_launches_context_id_lti_contexts_id_fk" FOREIGN KEY ("context_id") REFERENCES "public"."lti_contexts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_launches" ADD CONSTRAINT "lti_launches_link_id_lti_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."lti_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_links" ADD CONSTRAINT "lti_links_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_links" ADD CONSTRAINT "lti_links_context_id_lti_contexts_id_fk" FOREIGN KEY ("context_id") REFERENCES "public"."lti_contexts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_logins" ADD CONSTRAINT "lti_logins_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_scores" ADD CONSTRAINT "lti_scores_link_id_lti_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."lti_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_scores" ADD CONSTRAINT "lti_scores_game_session_id_game_sessions_id_fk" FOREIGN KEY ("game_session_id") REFERENCES "public"."game_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lti_account_codes_launch" ON "lti_account_codes" USING btree ("launch_id");--> statement-breakpoint
CREATE INDEX "lti_documents_collection" ON "lti_documents" USING btree ("collection");--> statement-breakpoint
CREATE INDEX "lti_documents_expiry" ON "lti_documents" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lti_games_link" ON "lti_games" USING btree ("link_id","created_at");--> statement-breakpoint
CREATE INDEX "lti_launches_expiry" ON "lti_launches" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lti_launches_context" ON "lti_launches" USING btree ("context_id");--> statement-breakpoint
CREATE INDEX "lti_links_context" ON "lti_links" USING btree ("context_id");--> statement-breakpoint
CREATE INDEX "lti_logins_expiry" ON "lti_logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lti_scores_due" ON "lti_scores" USING btree ("state","next_try_at");