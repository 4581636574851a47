#!/usr/bin/env bash
# A thin event with a right signature is thrown as a plain error, not as one of Stripe's.
#
# Version:  stripe 23.1.0 on Node 20
# Guess:    constructEvent returns any event with a right signature, or throws a StripeError
# Seen:     for `v2.core.event` it throws a plain Error that names another method
# Why here: our webhook answers signature errors with 400; any other error was a 500, which Stripe repeats for days
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund stripe@23.1.0
cat >run.cjs <<'SCRIPT'
const required = require('stripe');
const Stripe = required.Stripe ?? required.default ?? required;
const stripe = new Stripe('sk_test_none');
const secret = 'whsec_example';
for (const object of ['event', 'v2.core.event']) {
  const payload = JSON.stringify({ id: 'evt_1', object, type: 'example' });
  const header = stripe.webhooks.generateTestHeaderString({ payload, secret });
  try {
    console.log(object, 'returned', stripe.webhooks.constructEvent(payload, header, secret).id);
  } catch (error) {
    console.log(object, error.constructor.name, error instanceof Stripe.errors.StripeError);
  }
}
SCRIPT
cat >expected.txt <<'EXPECTED'
event returned evt_1
v2.core.event Error false
EXPECTED
node run.cjs | tee seen.txt
diff expected.txt seen.txt
echo "As described."
