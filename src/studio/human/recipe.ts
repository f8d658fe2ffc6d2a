export type Sex = "male" | "female";

export const ancestries = ["caucasian", "asian", "african"] as const;

/** Muscle between average (0) and most (1). */
const muscle: Record<Sex, number> = { male: 0.3, female: 0.12 };
const idealProportions = 0.6;
const smallCup = 0.2;
const firmness = 0.5;

/** The targets, with weights 0..1, that make a young adult of no particular ancestry with closed eyes. */
export function recipe(sex: Sex): Map<string, number> {
  const weights = new Map<string, number>();
  const give = (name: string, weight: number) => weights.set(name, (weights.get(name) ?? 0) + weight);
  for (const ancestry of ancestries) {
    give(`macrodetails/${ancestry}-${sex}-young`, 1 / 3);
    for (const eye of ["left", "right"]) give(`expression/units/${ancestry}/eye-${eye}-closure`, 1 / 3);
  }
  for (const [build, share] of [["averagemuscle", 1 - muscle[sex]], ["maxmuscle", muscle[sex]]] as const) {
    const kind = `${sex}-young-${build}-averageweight`;
    give(`macrodetails/universal-${kind}`, share);
    give(`macrodetails/proportions/${kind}-idealproportions`, share * idealProportions);
    if (sex === "female") {
      give(`breast/${kind}-mincup-averagefirmness`, share * smallCup);
      give(`breast/${kind}-averagecup-maxfirmness`, share * firmness);
    }
  }
  return weights;
}
