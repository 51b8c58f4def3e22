import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** As whom the gateway serves; the tables are another's, who makes them. */
const ROLE = 'livery_gateway';

/**
 * The address under which the gateway serves: a role that may do nothing of
 * itself, with a password of this start. A folder of a release before has none
 * yet, and gets one.
 */
export async function keepGatewayRole(ownerUrl: string): Promise<string> {
  const url = new URL(ownerUrl);
  const password = randomBytes(24).toString('base64url');
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [ROLE]);
    if (rowCount === 0) await client.query(`CREATE ROLE ${ROLE}`);
    await client.query(
      `ALTER ROLE ${ROLE} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS
        PASSWORD '${password}'`,
    );
    // A table of its own, for a moment only, would still be one to hang a trigger on.
    await client.query(`REVOKE TEMPORARY ON DATABASE ${url.pathname.slice(1)} FROM PUBLIC`);
  } finally {
    await client.end();
  }
  url.username = ROLE;
  url.password = password;
  return url.href;
}
