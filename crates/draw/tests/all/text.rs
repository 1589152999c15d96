use skep_draw::{Glyphs, Paint, Scene, TextSize, TextStyle, Words, draw_text};

use crate::games::{extremes, line, position, random_game};

const SMALL: TextStyle<'_> = TextStyle {
    glyphs: Glyphs::Unicode,
    paint: Paint::None,
    size: TextSize::Small,
    words: Words::ENGLISH,
};

#[test]
fn empty_table() {
    let scene = Scene::new(&position("Base+MLP - w1 -"));
    insta::assert_snapshot!(draw_text(&scene, &TextStyle::default()), @r"
  White to move · turn 1 · Base+MLP

    ╱ ╲
   ╱   ╲
  │     │
   ╲   ╱
    ╲ ╱

▸ White   Q   S×2   B×2   G×3   A×3   M   L   P
  Black   Q   S×2   B×2   G×3   A×3   M   L   P
");
}

#[test]
fn last_move() {
    let scene = Scene::of_line(&line("Base;;;wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wQ \\wS1"));
    insta::assert_snapshot!(draw_text(&scene, &TextStyle::default()), @r"
  Black to move · turn 3 · Base

       ╱ ╲
      ╱   ╲
     │[wQ ]│
    ╱ ╲   ╱ ╲   ╱ ╲   ╱ ╲
   ╱   ╲ ╱   ╲ ╱   ╲ ╱   ╲
  │(   )│ wS1 │ bS1 │ bQ  │
   ╲   ╱ ╲   ╱ ╲   ╱ ╲   ╱
    ╲ ╱   ╲ ╱   ╲ ╱   ╲ ╱

  White   S   B×2   G×3   A×3
▸ Black   S   B×2   G×3   A×3
  ( ) moved from  [ ] moved to
");
}

#[test]
fn crosses_on_empty_and_on_occupied_cells() {
    let position = position("Base wQwAbAbQ w3 -");
    let cells = ["wA1 wQ", "wA1 bQ-"].map(|text| {
        let mv = position.parse_move(text).unwrap();
        mv.piece_and_target().unwrap().1
    });
    let scene = Scene::new(&position).with_refused(cells);
    insta::assert_snapshot!(draw_text(&scene, &SMALL), @r"
  White to move · turn 3 · Base

   ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲
  │wQ │wA1│bA1│bQ │ × │
   ╲×╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱

▸ White   S×2   B×2   G×3   A×2
  Black   S×2   B×2   G×3   A×2
  × not allowed
");
}

#[test]
fn throws_stacks_and_pins() {
    let position = position("Base+MLP wL.bL/wP(bAwB)/.wQ(bQbB1wB2bB2wMbM) w9 -");
    let scene = Scene::new(&position)
        .with_targets_of(&position, "wL".parse().unwrap())
        .with_pinned(&position);
    insta::assert_snapshot!(draw_text(&scene, &SMALL), @r"
  White to move · turn 9 · Base+MLP

     ╱ ╲ ╱ ╲ ╱ ╲
    <wL >• *│bL │
   ╱ ╲ ╱!╲ ╱²╲ ╱ ╲
  │ * │wP │wB1│ • │
   ╲ ╱ ╲ ╱ ╲ ╱!╲ ╱⁶╲
    │ * │• *│wQ │bM │
     ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱

▸ White   S×2   G×3   A×3
  Black   S×2   G×3   A×2   P
  Stacks, bottom to top:
  ² bA1 ‹ wB1
  ⁶ bQ ‹ bB1 ‹ wB2 ‹ bB2 ‹ wM ‹ bM
  < > selected  • target  * by throw  ! pinned
");
    let ascii = TextStyle {
        glyphs: Glyphs::Ascii,
        ..TextStyle::default()
    };
    insta::assert_snapshot!(draw_text(&scene, &ascii), @r"
  White to move - turn 9 - Base+MLP

       / \   / \   / \
      /   \ /   \ /   \
     |<wL >| o * | bL  |
    / \   / \   / \   / \
   /   \ / ! \ / 2 \ /   \
  |  *  | wP  | wB1 |  o  |
   \   / \   / \   / \   / \
    \ /   \ /   \ / ! \ / 6 \
     |  *  | o * | wQ  | bM  |
      \   / \   / \   / \   /
       \ /   \ /   \ /   \ /

> White   Sx2   Gx3   Ax3
  Black   Sx2   Gx3   Ax2   P
  Stacks, bottom to top:
  2 bA1 < wB1
  6 bQ < bB1 < wB2 < bB2 < wM < bM
  < > selected  o target  * by throw  ! pinned
");
}

#[test]
fn targets_on_tiles_and_of_pieces_in_reserve() {
    let position = position("Base wAwQbQbA/.wBbB b9 -");
    let of = |name: &str| Scene::new(&position).with_targets_of(&position, name.parse().unwrap());
    insta::assert_snapshot!(draw_text(&of("bB1"), &SMALL), @r"
  Black to move · turn 9 · Base

   ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲
  │wA1│wQ │bQ │bA1│
   ╲ ╱ ╲ ╱ ╲•╱ ╲•╱ ╲
        │wB1<bB1> • │
         ╲•╱ ╲ ╱ ╲ ╱
          │ • │
           ╲ ╱

  White   S×2   B   G×3   A×2
▸ Black   S×2   B   G×3   A×2
  < > selected  • target
");
    insta::assert_snapshot!(draw_text(&of("bG1"), &SMALL), @r"
  Black to move · turn 9 · Base

             ╱ ╲ ╱ ╲
            │ • │ • │
   ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲
  │wA1│wQ │bQ │bA1│ • │
   ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱
        │wB1│bB1│ • │
         ╲ ╱ ╲ ╱ ╲ ╱
              │ • │
               ╲ ╱

  White   S×2   B   G×3   A×2
▸ Black   S×2   B  <G×3>  A×2
  < > selected  • target
");
}

#[test]
fn ends_of_games() {
    let rows = [
        (
            "Base+MLP .wSwA/wAbQwA/wGwGwQ b9 -",
            "  White wins · turn 9 · Base+MLP",
        ),
        (
            "Base+MLP .bSbA/bAwQbA/bGbGbQ w9 -",
            "  Black wins · turn 9 · Base+MLP",
        ),
        (
            "Base .wSbSwG/wGwQbQwG/wAbSbG b19 -",
            "  Draw: both Queens are surrounded · turn 19 · Base",
        ),
    ];
    for (text, status) in rows {
        let drawn = draw_text(&Scene::new(&position(text)), &SMALL);
        assert_eq!(drawn.lines().next(), Some(status), "\n{drawn}");
    }
}

#[test]
fn paints() {
    let scene = Scene::new(&position("Base wS b1 -"));
    let rows = [
        (Paint::None, "  │wS1│"),
        (Paint::Ansi16, "  {90m}│{0m}{1;31;107m}wS1{0m}{90m}│{0m}"),
        (
            Paint::Ansi256,
            "  {38;5;244m}│{0m}{1;38;5;94;48;5;230m}wS1{0m}{38;5;244m}│{0m}",
        ),
        (
            Paint::TrueColor,
            "  {38;2;138;133;121m}│{0m}{1;38;2;139;63;27;48;2;239;230;192m}wS1{0m}{38;2;138;133;121m}│{0m}",
        ),
    ];
    for (paint, expected) in rows {
        let drawn = draw_text(&scene, &TextStyle { paint, ..SMALL });
        let expected = expected.replace('{', "\x1b[").replace('}', "");
        assert_eq!(drawn.lines().nth(3), Some(expected.as_str()), "{paint:?}");
    }
}

#[test]
fn cells_are_large_only_if_the_board_fits() {
    let scene = Scene::new(&position("Base wSbS w2 -"));
    let large = draw_text(
        &scene,
        &TextStyle {
            size: TextSize::Large,
            ..SMALL
        },
    );
    let rows = [
        ((15, 5), &large),
        ((14, 5), &draw_text(&scene, &SMALL)),
        ((15, 4), &draw_text(&scene, &SMALL)),
    ];
    for ((columns, lines), expected) in rows {
        let size = TextSize::Fit { columns, lines };
        assert_eq!(
            &draw_text(&scene, &TextStyle { size, ..SMALL }),
            expected,
            "{size:?}"
        );
    }
}

/// Every visible piece is named once on the board, in every style.
#[track_caller]
fn check_names(scene: &Scene) {
    for glyphs in [Glyphs::Unicode, Glyphs::Ascii] {
        for size in [TextSize::Small, TextSize::Large] {
            let style = TextStyle {
                glyphs,
                size,
                ..TextStyle::default()
            };
            let drawn = draw_text(scene, &style);
            let board: String = drawn
                .lines()
                .skip(2)
                .take_while(|line| !line.is_empty())
                .collect();
            for stack in &scene.stacks {
                let (top, covered) = stack.pieces.split_last().unwrap();
                assert_eq!(board.matches(&top.to_string()).count(), 1, "{top}\n{drawn}");
                assert!(
                    covered
                        .iter()
                        .all(|piece| !board.contains(&piece.to_string())),
                    "\n{drawn}"
                );
            }
            assert!(glyphs == Glyphs::Unicode || drawn.is_ascii(), "\n{drawn}");
            assert!(
                drawn.lines().all(|line| line == line.trim_end()),
                "\n{drawn}"
            );
            for paint in [Paint::Ansi16, Paint::Ansi256, Paint::TrueColor] {
                assert_eq!(
                    plain(&draw_text(scene, &TextStyle { paint, ..style })),
                    drawn
                );
            }
        }
    }
}

/// The text without its escape sequences and coloured blanks.
fn plain(painted: &str) -> String {
    let mut parts = painted.split('\x1b');
    let first = parts.next().unwrap_or("").to_owned();
    let text = parts.fold(first, |text, part| {
        text + part.split_once('m').map_or("", |(_, rest)| rest)
    });
    text.lines()
        .map(|line| line.trim_end().to_owned() + "\n")
        .collect()
}

#[test]
fn every_position_of_a_game_is_drawn() {
    let game = random_game(11, 150);
    for ply in 0..=game.moves().len() {
        let line = game.first(ply);
        let position = line.position();
        let scene = Scene::of_line(&line).with_pinned(position);
        let mover = position
            .legal_moves()
            .first()
            .and_then(|mv| mv.piece_and_target());
        match mover {
            Some((piece, _)) => check_names(&scene.with_targets_of(position, piece)),
            None => check_names(&scene),
        }
    }
}

#[test]
fn extremes_are_drawn() {
    extremes()
        .iter()
        .for_each(|position| check_names(&Scene::new(position)));
}
