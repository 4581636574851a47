/** From so many days without an exercise on its loads are so many percent lighter. */
const TIERS = [
  { days: 60, percent: 20 },
  { days: 28, percent: 10 },
  { days: 14, percent: 5 },
] as const;

/**
 * By how many percent loads go down after so many days without an exercise; 0 for none.
 *
 * Strength is largely kept for three to four weeks and falls after that: Mujika and Padilla (2000),
 * "Detraining: loss of training-induced physiological and performance adaptations", Sports Medicine
 * 30(2) and 30(3); McMaster et al. (2013), Sports Medicine 43(5), 367-384; three weeks off cost
 * trained beginners nothing in the end (Ogasawara et al., 2013, European Journal of Applied
 * Physiology 113(4), 975-985). That loads go down at all after two weeks, and by these very
 * percents, is a convention on the safe side: soreness and technique come back before strength
 * does, and a few sessions make it up.
 */
export function pausePercent(days: number): number {
  return TIERS.find((tier) => days >= tier.days)?.percent ?? 0;
}
