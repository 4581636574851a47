/** Delivers changes of the replica to the screen. */
export interface News {
  /** Shows a change: at once, or in order after the hold ends. */
  tell(show: () => void): void;
  /** Delays changes; returns a function that releases them. */
  hold(): () => void;
}

export function createNews(): News {
  let holds = 0;
  let waiting: (() => void)[] = [];
  return {
    tell(show) {
      if (holds > 0) waiting.push(show);
      else show();
    },
    hold() {
      let held = true;
      holds += 1;
      return () => {
        if (!held) return;
        held = false;
        holds -= 1;
        if (holds > 0) return;
        const due = waiting;
        waiting = [];
        for (const show of due) show();
      };
    },
  };
}

/** One per page, so that the effect of a tap is drawn before everything else. */
export const news = createNews();
