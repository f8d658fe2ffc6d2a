/** Apart from the other texts of emergencies: the home page says it too. */
export const callNowMessages = {
  heading: 'Call 112 now instead if you have',
  signs: [
    'crushing or tight chest pain, or pain that spreads to the arm or jaw',
    'trouble breathing, or blue or grey lips',
    'a face that droops, a weak arm or muddled speech',
    'heavy bleeding, fainting or sudden confusion',
  ],
  call: 'Call 112',
  elsewhere: 'In India you can also call 108 for an ambulance. Elsewhere, call your local emergency number.',
}
