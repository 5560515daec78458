const post = (path, {headers = {}, body}) =>
  new Promise((resolve, reject) => {
    const request = {
      url: valueOf('host') + path,
      method: 'POST',
      header: {'Content-Type': 'application/json', ...headers},
      body: {mode: 'raw', raw: body},
    };
    pm.sendRequest(request, (error, response) => (error ? reject(error) : resolve(response.json())));
  });

/** What the issuer's page posts after the cardholder has passed the challenge of a transaction. */
const resultOf = (id) =>
  new Promise((resolve, reject) => {
    const url = `${valueOf('host')}/3ds/${String(id).replace('trx_', '')}`;
    pm.sendRequest({url, method: 'GET', header: {'Sec-Fetch-Dest': 'iframe'}}, (error, response) =>
      error ? reject(error) : resolve(/value="(eyJ[^"]+)"/.exec(response.text())?.[1]),
    );
  });

/** A documented time, moved by whole days, so that what was in the future still is. */
const moved = (time, at, now) => {
  const day = 86400000;
  const wallClock = Date.parse(time.replace(' ', 'T').replace(/Z?$/, 'Z'));
  const text = new Date(wallClock + Math.floor((now - at) / day) * day).toISOString();
  return time.includes('T') ? text.replace('.000', '') : text.slice(0, 19).replace('T', ' ');
};

/** Values of this run by those of the documentation. */
const ofThisRun = {};
const replaced = (value) =>
  JSON.parse(
    JSON.stringify(value, (_name, item) => (typeof item !== 'object' && item in ofThisRun ? ofThisRun[item] : item)),
  );

/** Only the local gateway has simulations. There, what comes before the request in its scenario happens first. */
const prepare = async ({at, own, names, earlier, challenge}, body) => {
  const renew = async () => isOAuth && pm.collectionVariables.set('access_token', await askForToken());
  const move = async (seconds) => (await post('/_local/clock', {body: JSON.stringify({seconds})})).now * 1000;
  const run = pm.variables.replaceIn('{{$randomAlphaNumeric}}{{$randomAlphaNumeric}}{{$timestamp}}');
  own.forEach((id) => (ofThisRun[id] = `${id}-${run}`));
  // The next minute, for which no request is counted yet.
  let now = await move(60);
  await renew();
  if (!names.some((name) => body.includes(name))) return now;
  const end = earlier.reduce((sum, {wait}) => sum + wait * 1000, now);
  for (const {times = []} of earlier) times.forEach((time) => (ofThisRun[time] = moved(time, at, end)));
  for (const {wait, event, path, body: given, gives} of earlier) {
    if (event) await post(`/_local/${event}`, {body: JSON.stringify(replaced(given))});
    else {
      const answer = await post(path, signed(path, replaced(given)));
      Object.entries(gives).forEach(([name, place]) => {
        // In a repeated run, `external_id_duplicate` names the transaction of the first.
        const known = place.at(-1) === 'id' ? (answer.transaction_id ?? answer.error?.details?.transaction_id) : undefined;
        const value = place.reduce((at, key) => at?.[key], answer) ?? known;
        if (value !== undefined) ofThisRun[name] = value;
      });
    }
    now = await move(wait);
  }
  if (challenge) ofThisRun[challenge.result] = await resultOf(ofThisRun[challenge.id]);
  await renew();
  return now;
};

/** Prepares and signs the request. */
const start = async (stories) => {
  if (pm.request.body.mode !== 'raw') {
    // A token of its own is revoked, because the other requests need theirs.
    if (JSON.stringify(pm.request.body).includes('{{token_to_revoke}}'))
      pm.variables.set('token_to_revoke', await askForToken());
    return;
  }
  const story = stories[`${pm.request.url.path.join('/')} ${pm.info.requestName}`];
  const path = pm.variables.replaceIn(pm.request.url.getPath());
  const text = pm.request.body.raw;
  if (story) {
    const isLocal = /^https?:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(valueOf('host'));
    const now = isLocal ? await prepare(story, text) : Date.now();
    Object.entries(story.times).forEach(([name, time]) => pm.variables.set(name, moved(time, story.at, now)));
  }
  // v1 carries its signature in the body, and v2 signs the body.
  sign(path, text);
  let body = pm.variables.replaceIn(text);
  try {
    if (Object.keys(ofThisRun).length > 0) body = JSON.stringify(replaced(JSON.parse(body)), null, 2);
  } catch {
    // What is not JSON is sent as it is.
  }
  // A variable such as {{$guid}} has another value each time: what is signed is what is sent.
  pm.request.body.raw = body;
  sign(path, body);
};
