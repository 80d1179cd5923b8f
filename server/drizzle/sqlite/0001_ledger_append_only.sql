CREATE TRIGGER `token_ledger_append_only`
BEFORE UPDATE OF `id`, `amount`, `reason`, `reference`, `created_at` ON `token_ledger`
BEGIN
  SELECT RAISE(ABORT, 'token_ledger is append-only');
END;
