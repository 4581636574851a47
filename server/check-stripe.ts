import { StartError } from './app/listen';
import { checkStripe } from './charges/payments/check';
import { createStripe } from './charges/payments/stripe';
import { loadEnvFile, readEnv } from './core/env';

/** The operator's command: with test keys, checks whether Stripe answers as the server expects. */
async function run(): Promise<void> {
  loadEnvFile();
  const reading = readEnv(process.env);
  if (!reading.ok) throw new StartError(reading.message);
  const { stripe } = reading.env;
  if (stripe === null) throw new StartError('Falta STRIPE_SECRET_KEY.');
  if (!/^(sk|rk)_test_/.test(stripe.secretKey)) {
    throw new StartError('Use as chaves de teste: com as outras isto mexeria na conta de verdade.');
  }
  await checkStripe(createStripe(stripe), (line) => console.log(line));
  console.log('Tudo certo.');
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
