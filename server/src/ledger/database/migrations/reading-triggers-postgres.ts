const stateOf = `case when set_aside = 1 then 'set-aside' else delivery_state end`;

/**
 * A plan that was made while the tables were empty would read them whole ever after: each row is
 * looked up by its key, however few there are.
 */
const byKey = 'set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off';

/** Deltas are added, never changed in place: transactions of several servers must not queue for a row. */
const enquiries = `
create function enquiries_counted() returns trigger language plpgsql ${byKey} as $$
begin
  if tg_op = 'INSERT' then
    insert into enquiry_counts select kind, ${stateOf}, count(*) from after_rows group by 1, 2;
    insert into search_queue select received_at, reference from after_rows;
  elsif tg_op = 'DELETE' then
    insert into enquiry_counts select kind, ${stateOf}, -count(*) from before_rows group by 1, 2;
    delete from search_queue using before_rows where search_queue.received_at = before_rows.received_at
      and search_queue.reference = before_rows.reference;
  else
    insert into enquiry_counts select kind, state, sum(number) from (
      select kind, ${stateOf} as state, 1 as number from after_rows
      union all select kind, ${stateOf}, -1 from before_rows) as changed
      group by 1, 2 having sum(number) <> 0;
  end if;
  return null;
end $$`;

/**
 * An enquiry whose deliveries are settled by two transactions at once is locked, in one order, before
 * they are looked at: else neither would see that the other's is done.
 */
const deliveries = `
create function deliveries_counted() returns trigger language plpgsql ${byKey} as $$
declare touched text[];
begin
  if tg_op = 'INSERT' then
    insert into delivery_counts
      select channel, recipient, state, count(*) from after_rows group by 1, 2, 3;
    update enquiries set delivery_state = added.state from (
      select reference, min(state) as state from after_rows
        where state in ('parked', 'queued') group by reference) as added
      where enquiries.reference = added.reference and delivery_state <> 'parked'
        and delivery_state <> added.state;
    return null;
  elsif tg_op = 'DELETE' then
    insert into delivery_counts
      select channel, recipient, state, -count(*) from before_rows group by 1, 2, 3;
    select array_agg(distinct reference) into touched from before_rows;
  else
    insert into delivery_counts select channel, recipient, state, sum(number) from (
      select channel, recipient, state, 1 as number from after_rows
      union all select channel, recipient, state, -1 from before_rows) as changed
      group by 1, 2, 3 having sum(number) <> 0;
    select array_agg(distinct reference) into touched from (
      select reference, channel, recipient, state from after_rows
      except select reference, channel, recipient, state from before_rows) as changed;
  end if;
  if touched is null then return null; end if;
  perform 1 from enquiries where reference = any(touched) order by reference for update;
  update enquiries set delivery_state = worst.state from (
    select one.reference, case
      when coalesce(bool_or(deliveries.state = 'parked'), false) then 'parked'
      when coalesce(bool_or(deliveries.state = 'queued'), false) then 'queued'
      else 'delivered' end as state
    from unnest(touched) as one (reference) left join deliveries on deliveries.reference = one.reference
    group by one.reference) as worst
    where enquiries.reference = worst.reference and enquiries.delivery_state <> worst.state;
  return null;
end $$`;

const rows = {
  insert: 'new table as after_rows',
  update: 'old table as before_rows new table as after_rows',
  delete: 'old table as before_rows',
};

const triggersOn = (table: string): string[] =>
  Object.entries(rows).map(
    ([event, referencing]) => `
create trigger ${table}_${event} after ${event} on ${table} referencing ${referencing}
  for each statement execute function ${table}_counted()`,
  );

/** Once for each statement, however many rows it has. */
export const postgresTriggers: readonly string[] = [
  enquiries,
  deliveries,
  ...triggersOn('enquiries'),
  ...triggersOn('deliveries'),
];
