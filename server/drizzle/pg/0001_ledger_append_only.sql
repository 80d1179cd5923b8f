CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'token_ledger is append-only' USING ERRCODE = 'integrity_constraint_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "token_ledger_append_only"
BEFORE UPDATE OF "id", "amount", "reason", "reference", "created_at" ON "token_ledger"
FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
