export const painMessages = {
  within: (place: string, spot: string) => `${place}: ${spot}`,
  ofTen: (strength: number) => `${strength} of 10`,
  where: 'Where it hurts most',
  spread: 'Spreads to',
  strength: 'Strength now',
}
