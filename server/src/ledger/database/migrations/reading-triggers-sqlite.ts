/** The state that a row of `enquiries` counts as. */
const stateOf = (row: 'old' | 'new') =>
  `case when ${row}.set_aside = 1 then 'set-aside' else ${row}.delivery_state end`;

const countEnquiry = (row: 'old' | 'new', by: 1 | -1) => `
  insert into enquiry_counts values (${row}.kind, ${stateOf(row)}, ${by})
    on conflict (kind, state) do update set number = number + excluded.number;`;

const countDelivery = (row: 'old' | 'new', by: 1 | -1) => `
  insert into delivery_counts values (${row}.channel, ${row}.recipient, ${row}.state, ${by})
    on conflict (channel, recipient, state) do update set number = number + excluded.number;`;

/** The worst state of an enquiry's deliveries. */
const worstState = (row: 'old' | 'new') => `case
  when exists (select 1 from deliveries where reference = ${row}.reference and state || '' = 'parked')
    then 'parked'
  when exists (select 1 from deliveries where reference = ${row}.reference and state || '' = 'queued')
    then 'queued'
  else 'delivered' end`;

const setWorstState = (row: 'old' | 'new') => `
  update enquiries set delivery_state = ${worstState(row)}
    where reference = ${row}.reference and delivery_state <> ${worstState(row)};`;

/** Row by row: SQLite has one writer. */
export const sqliteTriggers: readonly string[] = [
  'create unique index enquiry_counts_key on enquiry_counts (kind, state)',
  'create unique index delivery_counts_key on delivery_counts (channel, recipient, state)',
  `create trigger enquiries_added after insert on enquiries begin
    ${countEnquiry('new', 1)}
    insert into search_queue values (new.received_at, new.reference);
  end`,
  `create trigger enquiries_changed after update of kind, set_aside, delivery_state on enquiries
    when old.kind <> new.kind or ${stateOf('old')} <> ${stateOf('new')} begin
    ${countEnquiry('old', -1)}
    ${countEnquiry('new', 1)}
  end`,
  `create trigger enquiries_removed after delete on enquiries begin
    ${countEnquiry('old', -1)}
    delete from search_queue where received_at = old.received_at and reference = old.reference;
  end`,
  // Worse than before or not: no look at the enquiry's other deliveries is needed.
  `create trigger deliveries_added after insert on deliveries begin
    ${countDelivery('new', 1)}
    update enquiries set delivery_state = new.state where reference = new.reference
      and (new.state = 'parked' and delivery_state <> 'parked'
        or new.state = 'queued' and delivery_state = 'delivered');
  end`,
  `create trigger deliveries_changed after update of channel, recipient, state on deliveries
    when old.state <> new.state or old.channel <> new.channel or old.recipient <> new.recipient begin
    ${countDelivery('old', -1)}
    ${countDelivery('new', 1)}
    ${setWorstState('new')}
  end`,
  `create trigger deliveries_removed after delete on deliveries begin
    ${countDelivery('old', -1)}
    ${setWorstState('old')}
  end`,
];
