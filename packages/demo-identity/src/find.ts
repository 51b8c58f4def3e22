import { createHash } from 'node:crypto';
import type { House } from './house.ts';
import { outcomeNamed, type Outcome } from './outcomes.ts';
import { newId, type Verification } from './store.ts';

/** What stands on the document of somebody who does not exist. */
function documentOf(
  { reference, name, birth_date: birth }: Verification,
  differs: string | undefined,
) {
  const year = new Date().getUTCFullYear();
  return {
    name: differs === 'other name' ? 'Somebody Else Entirely' : name,
    birth_date: differs === 'too young' ? `${year - 15}-01-01` : birth,
    number: `LK-${createHash('sha256').update(reference).digest('hex').slice(0, 10).toUpperCase()}`,
    expires_on: `${year + (differs === 'run out' ? -1 : 5)}-06-30`,
  };
}

/** News name what changed; what was found is read. */
function tell({ store }: House, { merchant, reference }: Verification, status: string): void {
  const body = JSON.stringify({
    type: `verification.${status}`,
    timestamp: new Date().toISOString(),
    data: { reference, status },
  });
  store.run(
    'INSERT INTO delivery (id, merchant, body, due_at) VALUES (?, ?, ?, ?)',
    newId('evt'),
    merchant,
    body,
    Date.now(),
  );
}

function find(house: House, one: Verification, { result = '', times, document }: Outcome): void {
  for (let time = 0; time < (times ?? 1); time += 1) {
    house.store.run(
      'INSERT INTO finding (id, verification, result, document, at) VALUES (?, ?, ?, ?, ?)',
      newId('chk'),
      one.id,
      result,
      JSON.stringify(documentOf(one, document)),
      Date.now(),
    );
    tell(house, one, 'finished');
  }
  house.store.run(
    "UPDATE verification SET status = 'finished', due_at = NULL WHERE id = ?",
    one.id,
  );
}

/** Somebody has shown everything, and chosen what comes of it. Twice is once. */
export function submit(house: House, { id }: Verification, outcome: Outcome): void {
  const { store } = house;
  store.together(() => {
    const [one] = store.all<Verification>('SELECT * FROM verification WHERE id = ?', id);
    if (one?.status !== 'open') return;
    const { name, result, after } = outcome;
    const dueAt = after === undefined ? null : Date.now() + after * 1000;
    store.run(
      "UPDATE verification SET status = 'submitted', outcome = ?, due_at = ? WHERE id = ?",
      name,
      dueAt,
      id,
    );
    if (result === undefined) return;
    if (dueAt === null) find(house, one, outcome);
    else tell(house, one, 'submitted');
  });
}

/** What takes its time, and whoever never came. */
export function doWhatIsDue(house: House): void {
  const { store } = house;
  store.together(() => {
    const due = store.all<Verification>('SELECT * FROM verification WHERE due_at <= ?', Date.now());
    for (const one of due) {
      const outcome = outcomeNamed(one.outcome);
      if (outcome !== undefined) find(house, one, outcome);
    }
    const late = store.all<Verification>(
      "SELECT * FROM verification WHERE status = 'open' AND expires_at <= ?",
      Date.now(),
    );
    for (const one of late) {
      store.run("UPDATE verification SET status = 'expired' WHERE id = ?", one.id);
      tell(house, one, 'expired');
    }
  });
}
