/** Games whose positions are lists, graphs or boards and that have a contest program: to know it, none is fetched. */
const WHOLE =
  /^(?:staircase|nimble|silver-dollar|welter|northcott|moore-nim\(\d+\)|dynamic-nim\(\d{1,4}\)|fibonacci-nim|black-and-white\(\d+\)|circle\(\d+\)|pebbles|forced-nim|end-nim|odd-or-even|brussels-sprouts|cram|(?:arc|node)-kayles|chomp|(?:un)?directed-geography|dag|hackenbush)$/;

export const hasProgram = ({ id }: { readonly id: string }): boolean => WHOLE.test(id);
