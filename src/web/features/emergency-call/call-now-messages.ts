/**
 * Apart from the other texts of emergencies: the home page says it too. Chest pain as the NHS says it ("Chest pain",
 * "Angina"): now and staying is for an ambulance, on effort and gone with rest is for a doctor soon.
 */
export const callNowMessages = {
  heading: 'Call 112 now instead if you have',
  signs: [
    'sudden chest pain or tightness that does not go away with rest',
    'chest pain that spreads to an arm, the neck, jaw or back, or comes with sweating, sickness or short breath',
    'trouble breathing, or blue or grey lips',
    'a face that droops, a weak arm or muddled speech',
    'heavy bleeding, fainting or sudden confusion',
  ],
  call: 'Call 112',
  effort:
    'Chest tightness that comes only with effort and is gone within minutes of rest: see a doctor today.',
  elsewhere: 'In India you can also call 108 for an ambulance. Elsewhere, call your local emergency number.',
}
