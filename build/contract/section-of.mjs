/** The longest time that a browser can wait, in ms: a call with it has no limit. */
const NO_LIMIT = 2_147_483_647;

const list = (words) => new Intl.ListFormat('en').format(words);
const ms = (number) => `${number.toLocaleString('en')} ms`;

/** A path with its placeholders in braces, as the examples write them. */
export const pathOf = ({ path }) => decodeURIComponent(path);
const titleOf = (call) => `${call.method} ${pathOf(call)}`;

const addressOf = (call) => {
  const query = Object.entries(call.query ?? {}).map(([name, value]) => `${name}=${value}`);
  return titleOf(call) + (query.length > 0 ? `?${query.join('&')}` : '');
};

/** What the call sends, as HTTP; the crumb and what every call has are left out. */
function requestOf({ body, form, text, send, headers = {}, ...call }) {
  const lines = [addressOf(call)];
  const content = (type, value) => lines.push(`Content-Type: ${type}`, ...headerLines, '', value);
  const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  if (body !== undefined) content('application/json', JSON.stringify(body, null, 2));
  else if (form)
    content(
      'application/x-www-form-urlencoded',
      Object.entries(form)
        .map(([name, value]) => `${name}=${value}`)
        .join('\n&'),
    );
  else if (text !== undefined) content('text/plain', JSON.stringify(JSON.parse(text), null, 2));
  else lines.push(...headerLines, ...(send ? ['', '(the file)'] : []));
  return ['```http', ...lines, '```'];
}

function errorsOf({ call, errors, followedBy, rejects, accepted, isImage }, throws) {
  if (isImage) return 'Nothing reads the answer, and a failure is ignored.';
  const lines = [];
  if (call.unread) lines.push('Every 2xx is a success; nothing reads the body.');
  else if (errors) lines.push(errors);
  else if (followedBy) lines.push(`Where the answer has no lines, \`${titleOf(followedBy)}\` follows.`);
  else lines.push('Any JSON without an error is a success.');
  for (const status of accepted) lines.push(`${status} is no error: it means that there is none.`);
  if (!rejects) lines.push('A failure is ignored.');
  else if (!call.quiet) lines.push('A failure opens the system error.');
  if (throws) lines.push(`Throws ${throws.replace(/\.$/, '')}.`);
  return lines.join(' ');
}

/** What limits a call, and how it differs from other calls. */
function limitsOf({ call, elsewhere, isImage }, { timeout, retries }) {
  if (isImage)
    return 'Those of an image: no time limit; sent once, with the cookies of the site; without the crumb and without headers of the call layer.';
  const limit = call.timeout ?? timeout;
  const times = call.retries ?? (call.method === 'GET' ? retries : 0);
  const lines = [
    limit === NO_LIMIT ? 'No time limit' : `${ms(limit)} for everything`,
    times === 0 ? 'sent once' : `${times} retries after a lost connection`,
  ];
  if (call.keepalive) lines.push('the browser completes it after the page is closed');
  if (call.automatic) lines.push('held back while the server does not respond, since no visitor asked for it');
  if (call.secure) lines.push('sent to the own domain of the site over https');
  if (call.crumb === 'none') lines.push('without the crumb');
  if (call.crumb === 'header') lines.push('the crumb only in the header');
  if (call.crumb === 'field') lines.push('the crumb as a field of the body');
  if (elsewhere) lines.push('sent to the origin of the events service, which is configuration');
  return `${lines.join('; ')}.`;
}

/** Who uses a call: the blocks and services whose imports lead to it, and the blocks that use those services. */
export function usersOf(name, users) {
  const [owner] = name.split('.');
  return users
    .filter(({ clients }) => clients.has(owner))
    .map(({ kind, name: user }) => ({
      kind,
      name: user,
      through:
        kind === 'service' ? users.filter(({ services, kind: other }) => other === 'block' && services.has(user)) : [],
    }));
}

function usesOf(found) {
  if (found.length === 0) return 'No block and no service; scripts of a page can use it through `vitrine/api`.';
  const texts = found.map(({ kind, name, through }) => {
    const blocks = through.map((block) => `\`${block.name}\``);
    return `${kind} \`${name}\`${blocks.length > 0 ? `, for the ${blocks.length > 1 ? 'blocks' : 'block'} ${list(blocks)}` : ''}`;
  });
  return `${texts.join('; ')}.`.replace(/^./, (first) => first.toUpperCase());
}

const needOf = (need) => (need ? [`- **${need.needed ? 'Needed' : 'Optional'}.** ${need.sentence}`] : []);

/** The section of one call. */
export function sectionOf(recorded, { docs, users, limits }) {
  const { name, call, answer, need, more, errors, refusesEmpty } = recorded;
  const found = usersOf(name, users);
  if (found.length > 0 && !need) throw new Error(`${name}: say in its example whether its users need it`);
  if (found.length === 0 && need) throw new Error(`${name} has no user that could need it`);
  if (refusesEmpty && !errors) throw new Error(`${name}: say in its example which answer is an error`);
  return [
    `### ${titleOf(call)}`,
    '',
    `\`${name}\`. ${docs.sentences}`,
    '',
    ...requestOf(call),
    '',
    ...(answer === null ? [] : ['Answer:', '', '```json', JSON.stringify(answer, null, 2), '```', '']),
    ...(more.length > 0 ? [...more, ''] : []),
    `- **Used by** ${usesOf(found).replace(/^./, (first) => first.toLowerCase())}`,
    ...needOf(need),
    `- **Errors.** ${errorsOf(recorded, docs.throws)}`,
    `- **Limits.** ${limitsOf(recorded, limits)}`,
    '',
  ];
}
