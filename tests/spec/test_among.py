import pytest

from vicus.spec.among import Among


@pytest.mark.parametrize(
    ("values", "form"),
    [
        (range(1, 5), "1 … 4"),
        ((3, 9), "3, 9"),
        (("red", "green", "blue"), "red, green, blue"),
        (("only",), "only"),
        ([f"w{n}" for n in range(40)], "w0, w1 … w39"),
    ],
)
def test_the_form_is_short(values, form):
    assert Among(values).form == form


def test_positions_follow_the_order():
    among = Among(("red", "green"))
    assert [among.position(value) for value in among.values] == [0, 1]
    assert len(among) == 2
    with pytest.raises(KeyError):
        among.position("blue")


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (["RED"], (0, 1)),
        (["dark", "green", "3"], (1, 2)),
        (["dark_green"], (1, 1)),
        (["dark", "green", "oak"], (2, 3)),  # the longest one counts
        (["dark"], None),
        ([], None),
    ],
)
def test_words_are_read(words, found):
    assert Among(("red", "dark_green", "dark_green_oak")).read(words) == found


def test_texts_that_mean_the_same():
    hands = Among(
        [(1, 2), (1, 1)], text=lambda hand: "+".join(map(str, hand)), same=lambda text: "+".join(sorted(text.split("+")))
    )
    assert hands.texts == ("1+2", "1+1")
    assert hands.read(["2+1"]) == (0, 1)
