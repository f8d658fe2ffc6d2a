/** Apart from the words of the page itself: the emergency, which comes with the questions, says these and needs no more. */
export const wayInMessages = {
  open: 'One page for your doctor',
  openEmergency: 'One page for the helpers',
}
